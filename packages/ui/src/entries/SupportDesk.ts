export * from '../press/support/SupportDesk/index.ts'
