/** The one plan there is (§9). Prices in US dollars. */
export const plan = {
  name: 'Freemium',
  monthlyPrice: 4.99,
  yearlyPrice: 49.99,
  trialDays: 14,
  users: 5,
  storageBytes: 10 * 1024 ** 3,
  transactionsPerMonth: 1_000,
  features: [
    'Up to 5 users',
    '10 GB storage',
    '1,000 transactions per month',
    'Email support',
    'Weekly updates',
  ],
} as const;
