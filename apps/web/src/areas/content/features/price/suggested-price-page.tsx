import { BEER_VAT_PERCENT, suggestedRetailPrice } from '@fust/domain/pricing'
import { useState, type ChangeEvent } from 'react'
import { formatMoney } from '../../../../i18n/format.ts'
import { useTranslation, type TextKey } from '../../../../i18n/index.ts'
import { Docket, TearLine } from '../../../../ui/docket.tsx'
import { MARKET } from '../../../../lib/market/market.ts'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Page, PageHead } from '../../../../ui/page.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import css from './suggested-price-page.module.css'
import { typedHundredths } from './typed-amount.ts'

type Typed = { purchase: string; pieces: string; margin: string; vat: string }

const STEPS = ['1', '5', '10', '25', '50'] as const
const FIELDS = [
  { name: 'purchase', labelKey: 'price.purchase', hintKey: 'price.purchaseHint' },
  { name: 'pieces', labelKey: 'price.pieces', hintKey: 'price.piecesHint' },
  { name: 'margin', labelKey: 'price.margin', hintKey: 'price.marginHint' },
  { name: 'vat', labelKey: 'price.vat', hintKey: 'price.vatHint' },
] as const satisfies readonly { name: keyof Typed; labelKey: TextKey; hintKey: TextKey }[]

const BEGIN: Typed = { purchase: '', pieces: '24', margin: '40', vat: String(BEER_VAT_PERCENT[MARKET.country] ?? '') }

const MOST_PIECES = 1_000

/** What a piece may cost on the card, worked out as one types. */
export function SuggestedPricePage() {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(BEGIN)
  const [step, setStep] = useState<(typeof STEPS)[number]>('5')
  const facts = factsOf(typed)
  const price = facts && suggestedRetailPrice({ ...facts, stepCents: Number(step) })
  const change = (name: keyof Typed) => (event: ChangeEvent<HTMLInputElement>) =>
    setTyped({ ...typed, [name]: event.target.value })
  const isWrong = (name: keyof Typed) => typed[name] !== '' && readField(name, typed[name]) === null
  return (
    <Page>
      <PageHead title={t('titles.suggestedPrice')} intro={t('price.intro')} />
      <div className={css.columns}>
        <div className={css.fields}>
          {FIELDS.map(({ name, labelKey, hintKey }) => (
            <TextField
              key={name}
              name={name}
              label={t(labelKey)}
              hint={t(hintKey)}
              error={isWrong(name) ? t('price.wrong') : undefined}
              inputMode="decimal"
              autoComplete="off"
              value={typed[name]}
              onChange={change(name)}
            />
          ))}
          <Select
            label={t('price.step')}
            options={STEPS.map((cents) => ({ value: cents, label: formatMoney(Number(cents)) }))}
            value={step}
            onChange={setStep}
          />
        </div>
        <Docket className={css.docket} aria-label={t('price.result')}>
          <p>{t('price.result')}</p>
          <output className={css.price}>{price === null ? '—' : formatMoney(price)}</output>
          <TearLine />
          <p className={css.how}>{facts ? t('price.how') : t('price.fillIn')}</p>
        </Docket>
      </div>
    </Page>
  )
}

/** What the field says: whole pieces, cents, or basis points. */
function readField(name: keyof Typed, text: string): number | null {
  const hundredths = typedHundredths(text)
  if (name !== 'pieces' || hundredths === null) return hundredths
  const pieces = hundredths / 100
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MOST_PIECES ? pieces : null
}

function factsOf(typed: Typed) {
  const [purchaseCents, pieces, marginBp, vatRateBp] = (['purchase', 'pieces', 'margin', 'vat'] as const).map((name) =>
    readField(name, typed[name]),
  )
  return purchaseCents == null || pieces == null || marginBp == null || vatRateBp == null
    ? null
    : { purchaseCents, pieces, marginBp, vatRateBp }
}
