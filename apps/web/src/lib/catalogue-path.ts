const LISTS = /^\/(Create-An-Order[_-]|specialoffer|catalog\/(products|low-stock|upcoming-beers))/

/** True for an address at which a list of products stands. */
export const isCatalogueList = (path: string): boolean => LISTS.test(path)
