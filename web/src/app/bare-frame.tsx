import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { whenIdle } from '../browser/when-idle.ts'
import { preload } from '../ui/lazy-part.ts'
import { loginPart, recoverPasswordPart, registerPart } from './screen-parts.ts'

/** The whole window for the screens for logging in. They lead to one another: the others are fetched meanwhile. */
export function BareFrame() {
  useEffect(() => whenIdle(() => [loginPart, registerPart, recoverPasswordPart].forEach(preload)), [])
  return (
    <div className="flex min-h-dvh flex-col">
      <Outlet />
    </div>
  )
}
