interface RequestExample {
  address: string
  /** The text used as the token. It may be a placeholder. */
  token: string
  customer: string
  book: string
}

/** Returns a terminal command that sends an order. */
export function buildShopRequest({ address, token, customer, book }: RequestExample): string {
  const order = {
    number: 'A-1001',
    customer_name: customer,
    customer_phone: '+7 701 123 45 67',
    items: [{ name: book, language: 'kz', quantity: 2, price: 450_000 }],
  }
  return [
    `curl ${address}`,
    `-H 'Authorization: Bearer ${token}'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify(order, null, 2)}'`,
  ].join(' \\\n  ')
}
