/** A chart asks whether it is drawn for a phone. */
export const onADesk = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} })
