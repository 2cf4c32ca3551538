import type { Path } from '../../../../paths.ts'
import { TextLink } from '../../../../ui/link-button.tsx'
import css from './section-head.module.css'

type Props = { id: string; title: string; more: { to: Path; text: string } }

/** What a part of home is about, and the way to more of it. */
export function SectionHead({ id, title, more }: Props) {
  return (
    <div className={css.head}>
      <h2 id={id}>{title}</h2>
      <TextLink to={more.to}>{more.text}</TextLink>
    </div>
  )
}
