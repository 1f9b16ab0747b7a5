export * from '../patterns/NotificationList/index.ts'
