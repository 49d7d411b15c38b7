/**
 * PostgreSQL's settings as command line arguments, so that those of a newer Greenroom also reach an older database.
 * Everything that keeps acknowledged writes (fsync, full pages, synchronous commit) stays as PostgreSQL has it.
 * @param port TCP port on loopback
 */
export function settingsFor(port: number): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    // A socket's path may hold some 100 characters; a project's folder is often longer.
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '256MB',
    // The default is a spinning disk's; it makes the planner shun indexes.
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // One log a weekday, overwritten a week later, so that it never fills the disk.
    logging_collector: 'on',
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: 0,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
