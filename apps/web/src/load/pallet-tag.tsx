import css from './pallet-tag.module.css'

/** Two letters on the brand's colour: the thread from card to cart line to pallet to order. */
export function PalletTag({ tag, colour, ink }: { tag: string; colour: string; ink: string }) {
  return (
    <span className={css.tag} style={{ background: colour, color: ink }}>
      {tag}
    </span>
  )
}
