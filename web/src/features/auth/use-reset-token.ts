import { fieldsOf } from '@roux/contract/fields-of'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

const parameter = 'token'

/**
 * The token of a recovery link. It moves from the address, where it would stay in the history for everybody to read, to
 * the navigation state, which lasts over a reload and ends with the page.
 */
export function useResetToken(): string | undefined {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const fromLink = new URLSearchParams(search).get(parameter)
  useEffect(() => {
    if (fromLink === null) return
    const rest = new URLSearchParams(search)
    rest.delete(parameter)
    void navigate({ search: rest.toString() }, { replace: true, state: { [parameter]: fromLink } })
  }, [fromLink, search, navigate])
  return (fromLink ?? keptToken(state)) || undefined
}

/** Reads a navigation state, which may be anything. */
export function keptToken(state: unknown): string | undefined {
  const { [parameter]: token } = fieldsOf(state)
  return typeof token === 'string' ? token : undefined
}
