// `npm run fust COMMAND`: the same beginning, but without a command it says which there are.
if (process.argv.length === 2) process.argv.push('help')
await import('./main.js')
