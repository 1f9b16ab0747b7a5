export { RoyaltyStatement, type RoyaltyStatementFacts, type RoyaltyStatementProps } from './RoyaltyStatement.tsx'
