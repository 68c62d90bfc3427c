import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { fetchWhenIdle } from '../browser/when-idle.ts'
import { screens } from './screens.ts'

/** The whole window for the screens for logging in. They lead to one another: the others are fetched meanwhile. */
export function BareFrame() {
  useEffect(
    () =>
      fetchWhenIdle(() =>
        [screens.Login, screens.Register, screens.RecoverPassword].forEach(({ preload }) => void preload()),
      ),
    [],
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <Outlet />
    </div>
  )
}
