/** What this browser may do: `default` was never asked, `off` was allowed and then switched off. */
export type BrowserNotifications = 'default' | 'granted' | 'denied' | 'off' | 'unsupported'
