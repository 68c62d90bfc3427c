import 'i18next'
import type en from './en.json'
import type enHome from './en-home.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'home'
    fallbackNS: 'rest'
    resources: { home: typeof enHome; rest: typeof en }
  }
}
