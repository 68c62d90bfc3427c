import { Outlet } from 'react-router'

/** The whole window for screens that bring their own surroundings. */
export function BareFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <Outlet />
    </div>
  )
}
