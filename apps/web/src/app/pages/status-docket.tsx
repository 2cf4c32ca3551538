import type { ReactNode } from 'react'
import { Docket } from '../../ui/docket.tsx'
import { Page } from '../../ui/page.tsx'
import css from './status-docket.module.css'

type Props = {
  picture: 'door' | 'truck'
  number?: string
  title: string
  text: string
  action: ReactNode
}

/** One thing to say and one thing to do, on a docket. */
export function StatusDocket({ picture, number, title, text, action }: Props) {
  return (
    <Page className={css.page ?? ''}>
      <Docket className={css.docket}>
        <div className={css.words}>
          {number && <p className={css.number}>{number}</p>}
          <h1 className={css.title}>{title}</h1>
          <p className={css.text}>{text}</p>
          {action}
        </div>
        {picture === 'door' ? <CellarDoor /> : <EmptyTruck />}
      </Docket>
    </Page>
  )
}

function CellarDoor() {
  return (
    <svg className={css.picture} viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={css.board} d="M-400-400h1000v1000H-400z" />
      <path className={css.copper} d="M40 200V90a60 60 0 0 1 120 0v110z" />
      <path className={css.wood} d="M52 200V92a48 48 0 0 1 96 0v108z" />
      <path className={css.plank} d="M76 56v144M100 45v155M124 56v144" />
      <path className={css.band} d="M52 104h96M52 164h96" />
      <path className={css.gold} d="M86 122h28v30H86z" />
      <path className={css.shackle} d="M91 122v-9a9 9 0 0 1 18 0v9" />
      <circle className={css.hole} cx="100" cy="135" r="4" />
      <path className={css.hole} d="M98 136h4l2 9h-8z" />
    </svg>
  )
}

function EmptyTruck() {
  return (
    <svg className={css.picture} viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={css.board} d="M-400-400h1000v1000H-400z" />
      <path className={css.cab} d="M20 62q0-10 10-10h12v96H30q-10 0-10-10z" />
      <path className={css.pane} d="M27 70q0-6 6-6v72q-6 0-6-6z" />
      <path className={css.floor} d="M46 46h136v108H46z" />
      {[0, 1, 2, 3].map((column) =>
        [0, 1].map((row) => (
          <rect
            key={`${column}-${row}`}
            className={css.place}
            x={54 + column * 31}
            y={55 + row * 47}
            width="26"
            height="42"
            rx="2"
          />
        )),
      )}
    </svg>
  )
}
