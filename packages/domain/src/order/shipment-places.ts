/** Where at a ship-to goods can be put down (ORD-38, decisions). */
export const SHIPMENT_PLACES = ['cellar', 'bar', 'storage', 'loading-dock', 'terrace'] as const

export type ShipmentPlace = (typeof SHIPMENT_PLACES)[number]
