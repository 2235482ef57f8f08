// What one writes first where the name is another one: the compiler says the right one, with a fix.
// `.ci/adapters` compares its messages with the comments here.

import MasonryLayout

let _ = MasonryFeed.Section(header: .init(height: 44, isPinned: true))
// expected-error@-1 {{'init(height:isPinned:isStretching:level:)' has been renamed to 'init(length:isPinned:isStretching:level:)'}}
let _ = MasonryFeed.Section(footer: .init(height: 20))
// expected-error@-1 {{'init(height:isPinned:)' has been renamed to 'init(length:isPinned:)'}}
let _ = MasonryFeed.Section(carousel: .init(height: 160, snapping: .start))
// expected-error@-1 {{'init(height:snapping:)' has been renamed to 'init(length:snapping:)'}}
