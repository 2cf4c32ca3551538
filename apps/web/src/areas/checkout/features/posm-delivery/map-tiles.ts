/** A place on the ground, in degrees. */
type Place = { latitude: number; longitude: number }
/** In pixels, from the middle of the map. */
type Spot = { left: number; top: number }

export type MapTiles = { tiles: (Spot & { url: string })[]; pins: Spot[] }

/** How wide and high a picture of a map is, in pixels. */
export const TILE = 256
/** What a phone shows of it, and what a desk does; all places are to be seen on both. */
const NARROW = { width: 240, height: 240 }
const WIDE = { width: 720, height: 280 }
/** Where the numbers of houses can be read. */
const CLOSEST = 16

/** The pictures that show these places as near as they go together, and where on them the places are. */
export function mapTiles(places: readonly Place[], address: string): MapTiles {
  const zoom = zoomFor(places)
  const spots = places.map((place) => onWorld(place, zoom))
  const middle = {
    x: between(spots.map(({ x }) => x)),
    y: between(spots.map(({ y }) => y)),
  }
  const across = 2 ** zoom
  const columns = range(middle.x, WIDE.width)
  const rows = range(middle.y, WIDE.height).filter((row) => row >= 0 && row < across)
  return {
    tiles: rows.flatMap((row) =>
      columns.map((column) => ({
        // West of the first picture is the last one.
        url: fill(address, { z: zoom, x: ((column % across) + across) % across, y: row }),
        left: column * TILE - middle.x,
        top: row * TILE - middle.y,
      })),
    ),
    pins: spots.map(({ x, y }) => ({ left: x - middle.x, top: y - middle.y })),
  }
}

function zoomFor(places: readonly Place[]): number {
  for (let zoom = CLOSEST; zoom > 0; zoom -= 1) {
    const spots = places.map((place) => onWorld(place, zoom))
    if (extent(spots.map(({ x }) => x)) <= NARROW.width && extent(spots.map(({ y }) => y)) <= NARROW.height) return zoom
  }
  return 0
}

/** On the square that shows the world (Web Mercator), in pixels from its north-west. */
function onWorld({ latitude, longitude }: Place, zoom: number): { x: number; y: number } {
  const size = TILE * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

const between = (values: readonly number[]): number => (Math.max(...values) + Math.min(...values)) / 2

/** Which pictures cover so many pixels around the middle. */
function range(middle: number, pixels: number): number[] {
  const first = Math.floor((middle - pixels / 2) / TILE)
  const last = Math.floor((middle + pixels / 2) / TILE)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const fill = (address: string, { z, x, y }: { z: number; x: number; y: number }): string =>
  address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
