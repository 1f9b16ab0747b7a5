export { NotificationList, type Notification, type NotificationListProps } from './NotificationList.tsx'
