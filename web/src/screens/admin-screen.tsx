import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../browser/use-document-title.ts'
import { usePageStart } from '../browser/use-page-start.ts'
import { BackupsSection } from '../features/administration/backups-section.tsx'
import { LinksSection } from '../features/administration/links-section.tsx'
import { SpaceSection } from '../features/administration/space-section.tsx'
import { StateSection } from '../features/administration/state-section.tsx'
import { UsageSection } from '../features/administration/usage-section.tsx'
import { UsersSection } from '../features/administration/users-section.tsx'
import { Sheet } from '../ui/sheet.tsx'

/** Looking after this Roux, for superusers. */
export function AdminScreen() {
  const { t } = useTranslation()
  const heading = usePageStart()
  useDocumentTitle(t('admin.pageTitle'))
  return (
    <Sheet>
      <h1 ref={heading} tabIndex={-1} className="pt-4 pb-7 font-display font-medium text-form-title outline-none">
        {t('admin.title')}
      </h1>
      <UsersSection />
      <UsageSection />
      <SpaceSection />
      <LinksSection />
      <StateSection />
      <BackupsSection />
    </Sheet>
  )
}
