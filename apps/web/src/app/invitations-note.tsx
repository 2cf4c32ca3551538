import { Link } from '@tanstack/react-router'
import { useTranslation } from '../i18n/index.ts'
import { PATHS } from '../paths.ts'
import { Banner } from '../ui/banner.tsx'
import { Wrap } from '../ui/page.tsx'

/** Above every page of who is invited to another company: until they answer, nothing changes. */
export function InvitationsNote({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <Wrap>
      <Banner tone="info" aside={<Link to={PATHS.invitations}>{t('shell.seeInvitations')}</Link>}>
        {t('shell.invitations', { count })}
      </Banner>
    </Wrap>
  )
}
