export * from '../press/SupportDesk/index.ts'
