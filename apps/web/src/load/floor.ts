import type { LoadView } from './load-view.ts'

export type LoadSize = 'small' | 'medium' | 'large'

type Measure = { width: number; cab: number; gap: number; pad: number; above: number; below: number }

const MEASURES: Record<LoadSize, Measure> = {
  small: { width: 350, cab: 26, gap: 2, pad: 3, above: 6, below: 4 },
  medium: { width: 400, cab: 40, gap: 2, pad: 3, above: 10, below: 4 },
  large: { width: 1216, cab: 84, gap: 6, pad: 8, above: 30, below: 34 },
}

const ROWS = 2
/** A short truck keeps the scale of a full one, so that it looks short. */
const FULL_TRUCK_COLUMNS = 13
/** Past the doors at most three columns are drawn; the figures tell the rest. */
const MOST_COLUMNS_OUTSIDE = 3
/** Room for the stroke of the bed. */
const EDGE = 2
/** A pallet place is 1 : 1.2. */
const PLACE_RATIO = 1.2

export type Spot = { x: number; y: number; number: number; outside: boolean }

export type Floor = {
  width: number
  fullWidth: number
  height: number
  cell: { width: number; height: number }
  cab: number
  bed: { x: number; y: number; width: number; height: number }
  spots: Spot[]
  minimum: { x: number; path: string } | null
}

/** Where everything of a load is drawn: takes a plan and a size, gives positions in picture units. */
export function floorOf(plan: LoadView, size: LoadSize): Floor {
  const { width, cab, gap, pad, above, below } = MEASURES[size]
  const insideColumns = Math.ceil(plan.maxPlaces / ROWS)
  const tooMany = Math.max(0, plan.places.length - plan.maxPlaces)
  const outsideColumns = Math.min(MOST_COLUMNS_OUTSIDE, Math.ceil(tooMany / ROWS))
  const columns = insideColumns + outsideColumns

  const cellWidth = (width - cab - pad * 2 - EDGE + gap) / Math.max(columns, FULL_TRUCK_COLUMNS) - gap
  const cellHeight = cellWidth * PLACE_RATIO
  const bed = {
    x: cab,
    y: above,
    width: insideColumns * (cellWidth + gap) - gap + pad * 2,
    height: ROWS * cellHeight + gap + pad * 2,
  }
  const spot = (index: number, column: number, row: number, outside: boolean): Spot => ({
    x: cab + pad + column * (cellWidth + gap) + (outside ? pad * 2 : 0),
    y: above + pad + row * (cellHeight + gap),
    number: index + 1,
    outside,
  })
  const inside = Array.from({ length: plan.maxPlaces }, (_, index) =>
    spot(index, Math.floor(index / ROWS), index % ROWS, false),
  )
  const outside = Array.from({ length: Math.min(tooMany, outsideColumns * ROWS) }, (_, index) =>
    spot(plan.maxPlaces + index, insideColumns + Math.floor(index / ROWS), index % ROWS, true),
  )
  const drawnWidth = bed.x + bed.width + outsideColumns * (cellWidth + gap) + (outsideColumns ? pad * 2 : 0) + EDGE

  return {
    width: drawnWidth,
    fullWidth: Math.max(width, drawnWidth),
    height: above + bed.height + below,
    cell: { width: cellWidth, height: cellHeight },
    cab,
    bed,
    spots: [...inside, ...outside],
    minimum: plan.minPlaces ? minimumMark(plan.minPlaces, size, bed, cellWidth) : null,
  }
}

/** The line after the last place of the minimum; an odd minimum makes it step back for the lower row. */
function minimumMark(minPlaces: number, size: LoadSize, bed: Floor['bed'], cellWidth: number) {
  const { gap, pad } = MEASURES[size]
  const over = size === 'large' ? { above: 16, below: 14 } : { above: 4, below: 3 }
  const after = (columns: number) => bed.x + pad + columns * (cellWidth + gap) - gap / 2
  const upper = after(Math.ceil(minPlaces / ROWS))
  const lower = after(Math.floor(minPlaces / ROWS))
  const middle = bed.y + bed.height / 2
  return {
    x: upper,
    path: `M${upper} ${bed.y - over.above}V${middle}H${lower}V${bed.y + bed.height + over.below}`,
  }
}
