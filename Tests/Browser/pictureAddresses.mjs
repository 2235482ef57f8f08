// Runs in the page: counts the addresses of files that the page has, and the images that it shows.
const addresses = (window.addressesOfFiles ??= new Set());

/** Counts from now on. */
export function count() {
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file) => {
    const address = createObjectURL.call(URL, file);
    addresses.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    addresses.delete(address);
    revokeObjectURL.call(URL, address);
  };
}

export function counted() {
  return {
    images: document.querySelectorAll("main img").length, addresses: addresses.size,
    elements: document.querySelectorAll("#wall-panel [data-index]").length,
  };
}
