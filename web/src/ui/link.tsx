import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To
  replace?: boolean
  /** What the screen is told. */
  state?: unknown
}

/** A way to another screen. The router's own would bring along what only servers need that render. */
export function Link({ to, replace, state, onClick, ...props }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(replace && { replace }) })
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/** One that says when its screen is there. */
export function NavLink(props: LinkProps & { to: string }) {
  const isThere = useLocation().pathname === props.to
  return <Link {...props} {...(isThere && { 'aria-current': 'page' })} />
}
