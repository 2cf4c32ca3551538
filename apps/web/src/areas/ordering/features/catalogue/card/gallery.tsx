import { useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { EmptyCatalogue } from '../list/empty-catalogue.tsx'
import { FilterBar } from '../list/filter-bar.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { SAMPLE_PRODUCTS, withQuantity } from './samples.ts'
import css from './gallery.module.css'

const CHIPS = [
  { value: 'all', label: 'All', count: 48 },
  { value: 'crate', label: 'Crates', count: 17 },
  { value: 'keg', label: 'Kegs', count: 12 },
  { value: 'can', label: 'Cans', count: 11 },
  { value: 'bottle', label: 'Bottles in boxes', count: 8 },
]

const BRANDS = [
  { value: 'vp', label: 'Veenhof Pils', count: 9 },
  { value: 'ww', label: 'Witte Wieven', count: 6 },
]

/** Every state of the catalogue's pieces, for the style guide. */
export function CatalogueGallery() {
  const [products, setProducts] = useState(SAMPLE_PRODUCTS)
  const [chip, setChip] = useState('all')
  const [brands, setBrands] = useState<string[]>([])
  return (
    <div className={css.page}>
      <h2>Catalogue</h2>
      <FilterBar
        chips={CHIPS}
        chosen={chip}
        onChoose={setChip}
        groups={[{ key: 'brand', label: 'Brand', options: BRANDS, selected: brands }]}
        onToggle={(_group, value) => setBrands((chosen) => toggled(chosen, value))}
        onClear={() => setBrands([])}
        resultCount={48}
      >
        <Button look="secondary" small icon="document">
          Paste a list of SKUs
        </Button>
      </FilterBar>
      <ProductGrid
        label="Beer"
        products={products}
        renderCard={(product) => (
          <ProductCard
            product={product}
            heading="h3"
            renderLink={(words) => <a href={`#${product.sku}`}>{words}</a>}
            onQuantity={(unit, value) =>
              setProducts((all) => all.map((one) => (one.sku === product.sku ? withQuantity(one, unit, value) : one)))
            }
          />
        )}
      />
      <h3>Still coming</h3>
      <ProductGridSkeleton cards={4} />
      <h3>Nothing found</h3>
      <EmptyCatalogue onClearFilters={() => setBrands([])} />
    </div>
  )
}

const toggled = (chosen: string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
