export { NextActionCard, type NextActionCardProps } from './NextActionCard.tsx'
