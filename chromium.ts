import { existsSync, statfsSync } from 'node:fs'

/** Playwright's own, which a second list takes the place of; and the panels below an address bar that nobody sees, each a page of its own. */
const without = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** Frames go from process to process in shared memory; Playwright has them on the disk, as in a container there is too little. */
const roomy = existsSync('/dev/shm') && statfsSync('/dev/shm').bsize * statfsSync('/dev/shm').bavail > 2 ** 30

/** How every test of this repository starts Debian's Chromium: quiet, offline, and drawing the same pixels each time. */
export const chromium = {
  // In the bare locale it cannot open a file whose name is not Latin.
  env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
  ignoreDefaultArgs: roomy ? ['--disable-dev-shm-usage'] : [],
  executablePath: process.env['PRESS_CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    `--disable-features=${without.join()}`,
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
}

/** The same browser without windows, for tests that look at no pixels. */
export const shell = {
  ...chromium,
  executablePath: process.env['PRESS_CHROMIUM_SHELL'] ?? '/usr/bin/chromium-headless-shell',
}
