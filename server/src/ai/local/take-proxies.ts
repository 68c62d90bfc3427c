import http from 'node:http'
import { WriterError } from '../provider/writer-error.ts'

/**
 * From now on what is fetched goes the way that `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` name, as npm's requests do. Where
 * a model is brought nothing else is fetched but pages for cooks, which have a way of their own.
 * @returns what undoes it
 * @throws WriterError where they name no proxy
 */
export function takeProxies(environment: Readonly<Record<string, string | undefined>>): () => void {
  // The oldest Node that Roux runs on may not have it.
  if (!('setGlobalProxyFromEnv' in http)) return () => undefined
  try {
    return http.setGlobalProxyFromEnv(environment)
  } catch {
    throw new WriterError('provider_misconfigured', { why: 'HTTPS_PROXY or HTTP_PROXY is no address of a proxy' })
  }
}
