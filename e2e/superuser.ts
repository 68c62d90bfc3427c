/** Whom a Roux of the tests starts with, where one asks for a superuser. */
export const superuser = { username: 'chef@example.org', password: 'chef-password' }

export const withSuperuser = {
  FIRST_SUPERUSER: superuser.username,
  FIRST_SUPERUSER_PASSWORD: superuser.password,
  // Only those back-ups that a test makes.
  BACKUP_EVERY_HOURS: '0',
}
