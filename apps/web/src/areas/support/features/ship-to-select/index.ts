export { ShipToSelect } from './ship-to-select.tsx'
