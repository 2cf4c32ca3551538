export { PlaceFields } from './place-fields.tsx'
export { DOOR_FAULTS, reviewPlace, type PlaceLines } from './review-door.ts'
