import { type ComponentType, lazy, useState } from 'react'

/** Thrown in place of a component whose code cannot be fetched. */
export class MissingCode extends Error {}

let fetchCommon: () => Promise<unknown> = () => Promise.resolve()

/** Names what no part can do without; it comes with the first of them. */
export function setCommonToParts(fetch: () => Promise<unknown>): void {
  fetchCommon = fetch
}

/** Fetches a part of the app, and with it what none can do without. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), fetchCommon()])
  return part
}

/** A component in a chunk of its own. Where that was fetched ahead of its need it is there at once, with no fallback. */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  let hasFailed = false
  const fetchCode = async () => {
    loaded = await fetchPart(load).catch((cause: unknown) => {
      hasFailed = true
      throw new MissingCode('a part of the app could not be fetched', { cause })
    })
    return { default: loaded }
  }
  let Late: ComponentType<Props> = lazy(fetchCode)
  function Preloadable(props: Props) {
    // Chosen once: with another component in its place, everything in it would begin anew.
    const [Component] = useState(() => loaded ?? Late)
    return <Component {...props} />
  }
  /** A failure shows when it is really needed. After one, whoever is rendered anew fetches again. */
  const preload = () => {
    if (hasFailed) Late = lazy(fetchCode)
    hasFailed = false
    return fetchCode().then(ignore, ignore)
  }
  return Object.assign(Preloadable, { preload })
}

function ignore(): void {}
