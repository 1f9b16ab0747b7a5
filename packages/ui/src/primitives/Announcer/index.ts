export { Announcer, useAnnounce, type Announce, type AnnounceOptions } from './Announcer.tsx'
