// What browsers and Node have alike, and the language's own library does not: web and server bring types of their own.

interface URL {
  protocol: string
  username: string
  password: string
  hash: string
  readonly hostname: string
  readonly href: string
}

declare const URL: { parse(url: string, base?: string): URL | null }
