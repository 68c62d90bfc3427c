import { isIP } from 'node:net'
import { hubName } from './local-settings.ts'
import { providerNames, providerNeeds } from './provider-settings.ts'

type Given = Readonly<Record<string, string | undefined>>

/** What is wrong with variables, beyond what each of them may be. */
export function findFaults(given: Given): string[] {
  return [
    ...findProviderFaults(given),
    ...findSuperuserFaults(given),
    ...findProxyFaults(given),
    ...findOriginFaults(given),
  ]
}

const providerVariables = { model: 'AI_MODEL', apiKey: 'AI_API_KEY', baseUrl: 'AI_BASE_URL' } as const

/** What the chosen provider still needs. A key without a provider is a fault too: nobody sets one to cook without it. */
function findProviderFaults(given: Given): string[] {
  const provider = providerNames.find((name) => name === given.AI_PROVIDER)
  if (provider && providerNeeds[provider].runsHere && given.AI_PICTURES === 'on') {
    return [`AI_PICTURES: Must be off with AI_PROVIDER=${provider}, which is asked in words alone`]
  }
  if (provider === 'local') return findLocalFaults(given)
  if (provider) {
    return providerNeeds[provider].required
      .map((need) => providerVariables[need])
      .filter((variable) => given[variable] === undefined)
      .map((variable) => `${variable}: is needed with AI_PROVIDER=${provider}`)
  }
  if (given.AI_PROVIDER !== undefined || given.AI_API_KEY === undefined) return []
  return [`AI_PROVIDER: is needed with AI_API_KEY; one of ${providerNames.join(', ')}`]
}

/** What another provider was set up with, and would mean something else to a model that runs here. */
function findLocalFaults({ AI_MODEL, AI_API_KEY, AI_BASE_URL, AI_CONCURRENCY }: Given) {
  const faults: string[] = []
  if (AI_MODEL?.startsWith('hf:') && !hubName.test(AI_MODEL)) {
    faults.push('AI_MODEL: Must be a file, or such as hf:owner/repository:Q4_K_M')
  }
  if (AI_API_KEY !== undefined && AI_BASE_URL === undefined && !AI_API_KEY.startsWith('hf_')) {
    faults.push('AI_API_KEY: would be sent to Hugging Face, whose keys begin with hf_; a local model needs none')
  }
  if (AI_CONCURRENCY !== undefined && AI_CONCURRENCY !== '1') {
    faults.push('AI_CONCURRENCY: a local model writes one recipe at a time')
  }
  return faults
}

function findSuperuserFaults(given: Given): string[] {
  const names = ['FIRST_SUPERUSER', 'FIRST_SUPERUSER_PASSWORD']
  const missing = names.filter((name) => given[name] === undefined)
  return missing.length === 1
    ? missing.map((name) => `${name}: is needed with the other of ${names.join(' and ')}`)
    : []
}

/** Addresses only: how many proxies there are says nothing about who they are. A network of 0 bits would be everybody. */
function findProxyFaults(given: Given): string[] {
  const isRight = (proxy: string) => {
    const [, ip = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(proxy) ?? []
    if (isIP(ip) === 0 || bits === undefined) return isIP(ip) !== 0
    return Number(bits) >= 1 && Number(bits) <= (isIP(ip) === 4 ? 32 : 128)
  }
  return toList(given.TRUST_PROXY).every(isRight)
    ? []
    : ['TRUST_PROXY: Must be addresses or networks such as 10.0.0.0/8, separated by commas']
}

/** Origins as browsers send them: anything else would never match, in silence. */
function findOriginFaults(given: Given): string[] {
  const isRight = (origin: string) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin
  return toList(given.CORS_ORIGINS).every(isRight)
    ? []
    : ['CORS_ORIGINS: Must be origins such as https://app.example.org, separated by commas']
}

/** The entries of a list with commas. */
export function toList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
