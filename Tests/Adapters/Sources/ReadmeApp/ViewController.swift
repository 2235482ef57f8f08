import CollectionLayoutsUIKit
import UIKit

class ViewController: UIViewController, UICollectionViewDataSource {
  let ratios = (0..<10_000).map { 0.6 + Double($0 * 7 % 10) / 10 }  // width divided by height
  let layout = MasonryCollectionViewLayout { section, environment in
    .init(layout: .columns(.fixed(2), spacing: 8))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // A layout asks for heights, and the ratio is width / height.
    layout.heightForItem = { [unowned self] path, width in width / ratios[path.item] }
    layout.itemsMeasureThemselves = false  // these heights are exact
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { ratios.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    let hue = ratios[indexPath.item] / 2
    cell.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1)
    return cell
  }
}
