import { LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from '../ui/link.tsx'
import { screens } from './screens.ts'

/** The guest's way to an account; an icon where the bar has no room for the words. */
export function LogInButton() {
  const { t } = useTranslation()
  return (
    <Link
      to="/auth/login"
      aria-label={t('account.logIn')}
      onPointerEnter={screens.Login.preload}
      onFocus={screens.Login.preload}
      className="touchable inline-flex h-10 min-w-10 flex-none items-center justify-center rounded-[12px] border border-line bg-surface font-medium text-control text-ink transition duration-150 ease-out hover:border-ink-3 min-[30rem]:px-3.5"
    >
      <LogIn aria-hidden="true" className="size-[19px] min-[30rem]:hidden" />
      <span className="hidden whitespace-nowrap min-[30rem]:inline">{t('account.logIn')}</span>
    </Link>
  )
}
