/** In this order: what calls itself another's name too stands before that other. */
const browsers = [
  [/YaBrowser\//, 'Yandex'],
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/Android/, 'Android', true],
  [/iPhone|iPad/, 'iOS', true],
  [/Windows/, 'Windows', false],
  [/Macintosh|Mac OS X/, 'macOS', false],
  [/CrOS/, 'ChromeOS', false],
  [/Linux/, 'Linux', false],
] as const

export interface Device {
  /** «Chrome · Windows»; '' of what says neither. */
  name: string
  /** It is carried about. */
  mobile: boolean
}

/** What a browser calls itself, as people call it. */
export function parseUserAgent(agent: string): Device {
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1]
  const system = systems.find(([sign]) => sign.test(agent))
  return { name: [browser, system?.[1]].filter(Boolean).join(' · '), mobile: system?.[2] ?? false }
}
