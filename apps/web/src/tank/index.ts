export { tankBeerQuery, type TankBeer } from './tank-beer-query.ts'
export { useTankRefusal } from './use-tank-refusal.ts'
export { useTopUpWords } from './use-top-up-words.ts'
