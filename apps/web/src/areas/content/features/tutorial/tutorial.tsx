import type { HelpPage, SessionUser } from '@fust/contract/rest'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/index.ts'
import { readSession, writeSession } from '../../../../lib/storage/storage.ts'
import { useSession } from '../../../../session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Prose } from '../../../../ui/prose.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { Illustration } from '../../shown/illustration.tsx'
import { pageContentQuery, tutorialQuery } from '../support/index.ts'
import { keepSeenPages, seenPages } from './seen-pages.ts'
import css from './tutorial.module.css'
import { useFinishTutorial } from './use-finish-tutorial.ts'

/** Begins with this many times; whoever has them all cannot click it away (CNT-37). */
const ALL_TIMES = 3

/** Opens by itself for who is new here, until it is closed or gone through. */
export function Tutorial({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(() => readSession('tutorialClosed') !== user.UID)
  const pages = useQuery(tutorialQuery())
  const leave = () => {
    writeSession('tutorialClosed', user.UID)
    setOpen(false)
  }
  const isNew = pages.data?.some(({ id }) => !seenPages(user.UID).includes(id)) ?? false
  return <Slides user={user} isOpen={isOpen && isNew} onClose={leave} />
}

/** The way back to it, from the help. */
export function TutorialAgain() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!user) return null
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('tutorial.show')}
      </Button>
      <Slides user={{ ...user, firstLogin: false, showTutorial: 0 }} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

type SlidesProps = { user: SessionUser; isOpen: boolean; onClose: () => void }

function Slides({ user, isOpen, onClose }: SlidesProps) {
  const { t } = useTranslation()
  const [place, setPlace] = useState(0)
  const heading = useQuery({ ...pageContentQuery('tutorialHeading'), enabled: isOpen })
  const { data: pages = [] } = useQuery({ ...tutorialQuery(), enabled: isOpen })
  const finish = useFinishTutorial(user)
  const byNumber = pages.toSorted((one, other) => one.pageNumber - other.pageNumber)
  const page = byNumber[place]
  const isLast = place === byNumber.length - 1
  const close = () => {
    setPlace(0)
    onClose()
  }
  const done = () => {
    keepSeenPages(
      user.UID,
      byNumber.map(({ id }) => id),
    )
    close()
    // Looked at once more, it counts for nothing.
    if (user.showTutorial > 0) void finish()
  }
  return (
    <Dialog
      open={isOpen && page !== undefined && !heading.isPending}
      onOpenChange={close}
      title={heading.data?.title ?? t('tutorial.title')}
      description={t('tutorial.place', { page: place + 1, all: byNumber.length })}
      dismissible={user.showTutorial !== ALL_TIMES}
      closable={!user.firstLogin}
      actions={
        <>
          {place > 0 && (
            <Button look="secondary" onClick={() => setPlace(place - 1)}>
              {t('tutorial.back')}
            </Button>
          )}
          <Button onClick={isLast ? done : () => setPlace(place + 1)}>
            {t(isLast ? 'tutorial.done' : 'tutorial.next')}
          </Button>
        </>
      }
    >
      {page && <Slide key={page.id} page={page} />}
    </Dialog>
  )
}

/** One page: its sections by number, on a phone in a list to choose from. */
function Slide({ page: { title, sections, body, imageLink, imageText } }: { page: HelpPage }) {
  const { t } = useTranslation()
  const slide = useRef<HTMLElement>(null)
  const text = useRef<HTMLDivElement>(null)
  // Each one is read from its beginning, however far the one before was scrolled.
  useEffect(() => {
    const dialog = slide.current?.closest('[role="dialog"]')
    if (dialog) dialog.scrollTop = 0
  }, [])
  const showSection = (name: string) =>
    [...(text.current?.querySelectorAll('h2') ?? [])]
      .find((head) => head.textContent === name)
      ?.scrollIntoView({ block: 'start' })
  return (
    <article ref={slide} className={css.slide}>
      {imageLink && <Illustration picture={imageLink} text={imageText} className={css.picture} />}
      <h3>{title}</h3>
      {sections.length > 0 && (
        <>
          <ol className={css.sections} aria-label={t('tutorial.sections')}>
            {sections.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
          <div className={css.choice}>
            <Select
              name="section"
              label={t('tutorial.sections')}
              options={sections.map((name) => ({ value: name, label: name }))}
              value={undefined}
              onChange={showSection}
            />
          </div>
        </>
      )}
      <div ref={text}>
        <Prose html={body} />
      </div>
    </article>
  )
}
