// Loaded into the server: it must not outlive the command that started it, however that ended.
process.on('disconnect', () => process.exit());
// the tether alone keeps nothing alive
process.channel?.unref();
