/**
 * Patterns for browsers. Their order matters: a browser whose user agent also contains another browser's name comes before that
 * other browser.
 */
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
  /** The browser and the system, such as «Chrome · Windows»; '' when neither is recognized. */
  name: string
  /** Whether it is a mobile device. */
  mobile: boolean
}

/** Parses a user agent string into the names of browser and system that people know. */
export function parseUserAgent(agent: string): Device {
  const browser = browsers.find(([pattern]) => pattern.test(agent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(agent))
  return { name: [browser, system?.[1]].filter(Boolean).join(' · '), mobile: system?.[2] ?? false }
}
