import { existsSync, statfsSync } from 'node:fs'

/**
 * Chromium features to disable. The list repeats Playwright's own list, because a second `--disable-features` replaces the first.
 * It adds the address-bar popups, because each popup is a separate page.
 */
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

/**
 * Whether `/dev/shm` (shared memory) has more than 1 GiB free. Chromium passes frames through it. By default, Playwright uses the
 * disk instead, because containers often have too little shared memory.
 */
const roomy = existsSync('/dev/shm') && statfsSync('/dev/shm').bsize * statfsSync('/dev/shm').bavail > 2 ** 30

/**
 * The launch options with which every test of this repository starts Debian's Chromium: quiet, offline, and with identical pixels
 * each time.
 */
export const chromium = {
  // In the C locale Chromium cannot open a file with a non-Latin name.
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

/** The launch options of the same browser without windows, for tests that do not compare pixels. */
export const shell = {
  ...chromium,
  executablePath: process.env['PRESS_CHROMIUM_SHELL'] ?? '/usr/bin/chromium-headless-shell',
}
