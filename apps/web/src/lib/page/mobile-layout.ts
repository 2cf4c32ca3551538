const MOBILE = '(width < 992px)'

/** Whether the bottom bar stands in for the menus of the header (NAV-24). */
export const isMobileLayout = (): boolean => matchMedia(MOBILE).matches
