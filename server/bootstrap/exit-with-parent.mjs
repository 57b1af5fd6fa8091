// Loaded into the server: it must not outlive the command that started it, however that ended.
process.on('disconnect', () => process.exit());
// the tether alone keeps nothing alive; a child that Next starts for itself waits for messages by its own channel
if (/[\\/](web|render-worker|serve)\.mjs$/.test(process.argv[1] ?? '')) process.channel?.unref();
