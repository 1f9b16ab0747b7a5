/** The browser's permission. `default`: never requested; `off`: granted and then switched off. */
export type BrowserNotifications = 'default' | 'granted' | 'denied' | 'off' | 'unsupported'
