import { useTranslation } from '../i18n/index.ts'
import { chooseScheme, useScheme, type Scheme } from '../lib/page/scheme.ts'
import { Segmented } from './form/radio-group.tsx'

/** Light, dark, or as the system has it. */
export function SchemePicker() {
  const { t } = useTranslation()
  const scheme = useScheme()
  return (
    <Segmented<Scheme>
      label={t('ui.scheme')}
      labelHidden
      value={scheme}
      onChange={chooseScheme}
      options={[
        { value: 'system', label: t('ui.schemeSystem') },
        { value: 'light', label: t('ui.schemeLight') },
        { value: 'dark', label: t('ui.schemeDark') },
      ]}
    />
  )
}
