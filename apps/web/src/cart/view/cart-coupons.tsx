import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { useAfterFirstPaint } from '../../lib/page/use-after-first-paint.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { applyCoupon, removeCoupon } from '../api/coupon.ts'
import css from './cart-coupons.module.css'
import type { CartCommand } from '../sync/cart-command.ts'
import { endedCoupons } from '../state/cart.ts'
import { couponFault, type CouponFault } from './coupon-fault.ts'
import type { CartView } from './use-cart.ts'
import { useCartCommand } from '../sync/use-cart-command.ts'

/** The coupons on the cart, each with the way to take it off; without one the way to add one (CRT-40). */
export function CartCoupons({ cart }: { cart: CartView }) {
  const { t } = useTranslation()
  const { run } = useCartCommand()
  const part = useRef<HTMLDivElement>(null)
  // What stood there when one asked for something else.
  const asked = useRef<string>(undefined)
  const [busyWith, setBusyWith] = useState<string>()
  const [fault, setFault] = useState<CouponFault>()
  const { coupons } = cart
  const codes = coupons.join(' ')

  // What had the focus is gone with what one asked for.
  useEffect(() => {
    if (asked.current === undefined || asked.current === codes) return
    asked.current = undefined
    part.current?.querySelector('button')?.focus()
  })

  const change = async (command: CartCommand, code: string) => {
    if (busyWith !== undefined) return
    setBusyWith(code)
    setFault(undefined)
    asked.current = codes
    try {
      await run(command)
    } catch (thrown) {
      asked.current = undefined
      setFault(couponFault(thrown))
    }
    setBusyWith(undefined)
  }

  // From a credit nothing is taken off.
  if (coupons.length === 0 && cart.goods === 'empties') return null
  const ended = new Set(endedCoupons(cart))
  const words = fault && t(fault)
  return (
    <div ref={part} className={css.coupons}>
      {coupons.length > 0 && (
        <ul aria-label={t('cart.coupon.applied')}>
          {coupons.map((code) => (
            <li key={code} className={css.coupon}>
              <Chip code={code} isBusy={busyWith === code} onRemove={() => void change(removeCoupon(code), code)} />
              {ended.has(code) && <FieldError>{t('messages.coupon-not-valid')}</FieldError>}
              {cart.money.goodsCents <= 0 && <p className={css.idle}>{t('cart.coupon.idle')}</p>}
            </li>
          ))}
        </ul>
      )}
      {coupons.length > 0 && words && (
        <div role="alert">
          <FieldError>{words}</FieldError>
        </div>
      )}
      {coupons.length === 0 && (
        <AddCoupon
          isBusy={busyWith !== undefined}
          fault={words}
          onApply={(code) => (code ? void change(applyCoupon(code), code) : setFault('cart.coupon.faults.missing'))}
        />
      )}
    </div>
  )
}

function Chip({ code, isBusy, onRemove }: { code: string; isBusy: boolean; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <span className={css.chip}>
      <span className={css.code}>{code}</span>
      <IconButton small icon="close" label={t('cart.coupon.remove', { code })} loading={isBusy} onClick={onRemove} />
    </span>
  )
}

type AddProps = { isBusy: boolean; fault: string | undefined; onApply: (code: string) => void }

const CouponField = onDemand(async () => (await import('./coupon-field.tsx')).CouponField)

function AddCoupon(props: AddProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  useAfterFirstPaint(true, CouponField.preload)
  if (isOpen) return <CouponField {...props} />
  return (
    <Button look="quiet" small icon="plus" className={css.open} onClick={() => setOpen(true)}>
      {t('cart.coupon.add')}
    </Button>
  )
}
