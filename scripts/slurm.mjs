import { findPrograms, onPath } from './find-programs.mjs';

/** Slurm's daemons, which Debian keeps off the path of ordinary users, and its commands. */
export function findSlurm() {
  return findPrograms(
    [...onPath(), '/usr/sbin'],
    ['munged', 'slurmctld', 'slurmd', 'sbatch', 'squeue', 'scontrol'],
  );
}
