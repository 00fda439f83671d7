/* The long form: the help of every command, and more findings of the doctor. */
import '../../http/operation/operatorCommands.test.ts';
